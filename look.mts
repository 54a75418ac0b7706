import { chromium } from 'playwright';
const PORT = 5600;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
});
for (const [w, h] of [
  [375, 812],
  [1280, 900],
] as const) {
  const c = await b.newContext({ viewport: { width: w, height: h } });
  const p = await c.newPage();
  p.on('console', (m) => m.type() === 'error' && console.log(m.text()));
  await p.goto(`http://tsb.localhost:${PORT}/promotions`);
  await p.waitForTimeout(3000);
  await p.screenshot({ path: `/tmp/w/o-list-${w}.png` });
  await p.goto(`http://tsb.localhost:${PORT}/promotions/bet-10-get-5`);
  await p.waitForTimeout(3000);
  await p.screenshot({ path: `/tmp/w/o-one-${w}.png`, fullPage: true });
  await c.close();
}
await b.close();
