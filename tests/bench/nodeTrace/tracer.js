// Runs in the page, beside the watch of nodes and without anything of it: reads rectangles twenty times a second and keeps what is sent.
(() => {
  const trace = { bodies: [], seen: new Map(), since: new Map() };
  window.nodeTrace = trace;
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, data) => {
    if (url === '/telemetry/nodes' && data instanceof Blob) void data.text().then((text) => trace.bodies.push(text));
    return send(url, data);
  };
  setInterval(() => {
    const now = performance.now();
    const shown = new Set();
    if (document.visibilityState === 'visible')
      for (const box of document.querySelectorAll('[data-node]')) {
        const { top, bottom, left, right, width, height } = box.getBoundingClientRect();
        let [x1, y1, x2, y2] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
        // What scrolls inside the page cuts its boxes.
        for (let outer = box.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
          if (getComputedStyle(outer).overflow === 'visible') continue;
          const cut = outer.getBoundingClientRect();
          [x1, y1, x2, y2] = [Math.max(x1, cut.left), Math.max(y1, cut.top), Math.min(x2, cut.right), Math.min(y2, cut.bottom)];
        }
        const area = Math.max(0, x2 - x1) * Math.max(0, y2 - y1);
        if (area > 0 && (area >= (width * height) / 2 || area >= (innerWidth * innerHeight) / 2)) shown.add(box);
      }
    for (const box of trace.since.keys()) if (!shown.has(box)) trace.since.delete(box);
    for (const box of shown) {
      if (!trace.since.has(box)) trace.since.set(box, now);
      const id = box.dataset.node;
      trace.seen.set(id, Math.max(trace.seen.get(id) ?? 0, now - trace.since.get(box)));
    }
  }, 50);
})();
