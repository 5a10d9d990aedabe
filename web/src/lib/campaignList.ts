/** The campaigns of the lobby. Whether a match waits for this person is known by its table. */
import { api, campaigns } from './api';
import { moment } from './time';
import type { Campaign, Seat } from './types';

export interface ListedCampaign extends Campaign {
  /** Who is asked now, in the match or between two matches. */
  asked: Seat[];
}

export async function listCampaigns(): Promise<{ mine: ListedCampaign[]; open: ListedCampaign[] }> {
  const { mine, open } = await campaigns.list();
  const newest = (a: Campaign, b: Campaign): number => moment(b.moved) - moment(a.moved);
  return { mine: (await Promise.all(mine.map(withTurn))).sort(newest), open: open.map(plainly).sort(newest) };
}

const plainly = (campaign: Campaign): ListedCampaign => ({ ...campaign, asked: campaign.waiting.map((one) => one.seat) });

async function withTurn(campaign: Campaign): Promise<ListedCampaign> {
  const listed = plainly(campaign);
  if (!campaign.table) return { ...listed, yours: campaign.yours || (campaign.phase === 'gathering' && campaign.member && campaign.start.ready) };
  try {
    const table = await api.table(campaign.table);
    const seats = campaign.chronicle.find((one) => one.table === campaign.table)?.seats ?? [];
    const waiting = Array.isArray(table.waiting) ? table.waiting : (table.waiting.seats ?? []);
    return { ...listed, yours: table.yours, asked: waiting.flatMap((seat) => seats[seat] ?? []), moved: Math.max(moment(campaign.moved), moment(table.moved)) };
  } catch {
    return listed;
  }
}
