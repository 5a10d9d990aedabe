// The search of this site runs in a worker, and browsers start no workers for pages opened from a folder. There, and
// only there, a hidden frame does the work instead. Our own lines; the theme would fetch such a script from elsewhere.
if (location.protocol === "file:") {
  class IFrameWorker extends EventTarget {
    constructor(url) {
      super();
      this.onmessage = null;
      this.onerror = null;
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.appendChild(this.frame);

      const page = this.frame.contentDocument;
      page.open();
      page.write("<!doctype html><html><head></head><body></body></html>");
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => this.tell(new MessageEvent("message", { data }));
      inside.importScripts = (...urls) => urls.reduce((before, each) => before.then(() => load(page, each)), Promise.resolve());
      page.close();
      this.ready = load(page, new URL(url, location.href).href);
    }

    tell(event) {
      this.dispatchEvent(event);
      if (this.onmessage) this.onmessage(event);
    }

    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data })));
    }

    terminate() {
      this.frame.remove();
    }
  }

  const load = (page, src) =>
    new Promise((resolve, reject) => {
      const script = page.createElement("script");
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => reject(new Error(`cannot load ${src}`)));
      script.src = src;
      page.body.appendChild(script);
    });

  window.IFrameWorker = IFrameWorker;
  window.Worker = IFrameWorker;
}
