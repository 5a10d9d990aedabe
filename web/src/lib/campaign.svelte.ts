/** The state of an open campaign: the table of its ledger, and what the server says of the campaign as a whole. */
import { campaigns } from './api';
import { app, say } from './app.svelte';
import { campaignTitle } from './campaignQueries';
import { notify } from './notifications';
import { beep } from './sound';
import { TableStore } from './table.svelte';
import type { Campaign } from './types';

export class CampaignStore extends TableStore {
  campaign = $state.raw<Campaign | null>(null);
  busy = $state(false);

  title = $derived(campaignTitle(this.campaign?.rules ?? '', this.words));
  /** The chairs this person holds. */
  mine = $derived((this.campaign?.seats ?? []).filter((chair) => chair.you).map((chair) => chair.seat));
  /** Whether this person has a seat in the match on the table. */
  plays = $derived.by(() => {
    const { campaign } = this;
    const seats = campaign?.chronicle.find((one) => one.table === campaign.table)?.seats ?? [];
    return this.mine.some((seat) => seats.includes(seat));
  });

  override async load(): Promise<void> {
    try {
      const campaign = await campaigns.one(this.id);
      this.campaign ??= campaign;
    } catch {
      this.missing = true;
      return;
    }
    await super.load();
  }

  override hearCampaign(campaign: Campaign): void {
    const before = this.campaign;
    this.campaign = campaign;
    if (!before || !campaign.table || campaign.table === before.table || !this.plays) return;
    // The last answer opens the match. Who gave it goes there; the others are told and find the way at the foot of the page.
    if (before.waiting.length && before.waiting.every((one) => this.mine.includes(one.seat))) app.go(`/t/${campaign.table}`);
    else if (!this.busy) {
      if (app.settings.sound) beep('turn');
      if (app.settings.notify) notify(this.title, say('campaign-on-table'));
    }
  }

  /** Calls the server, shows what it answers, and returns whether it agreed. */
  async run(call: (id: string) => Promise<Campaign>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      this.campaign = await call(this.id);
      return true;
    } catch (error) {
      app.fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Starts the next match, or goes to it if someone else was faster. */
  async play(): Promise<void> {
    const { campaign } = this;
    if (!campaign || this.busy) return;
    this.busy = true;
    try {
      const { table } = await campaigns.start(this.id, campaign.episode);
      if (table) app.go(`/t/${table}`);
    } catch (error) {
      app.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** Makes a campaign of the same people that continues from before a match, and goes to it. */
  async copy(chapter: number): Promise<void> {
    try {
      const made = await campaigns.copy(this.id, chapter);
      app.toast('good', say(chapter === 1 ? 'campaign-reset-done' : 'campaign-copy-done'));
      app.go(`/c/${made.id}`);
    } catch (error) {
      app.fail(error);
    }
  }

  votesFor(what: string): number {
    return this.campaign?.ballots[what] ?? 0;
  }
}
