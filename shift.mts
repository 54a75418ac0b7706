import { chromium } from 'playwright';
import { addressOf, everyPage } from './tests/e2e/support/routes.ts';
import { logIn, moneylineOf } from './tests/e2e/support/line.ts';
import { newPlayer } from './tests/e2e/support/sandbox.ts';
import { siteOf } from './tests/e2e/support/site.ts';
import { CHROMIUM_FLAGS } from './tests/e2e/support/chromium.ts';
const [brand = 'hwc', who = 'player', width = '375', rate = '4'] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: CHROMIUM_FLAGS });
const context = await b.newContext({ viewport: { width: Number(width), height: 812 }, reducedMotion: 'reduce' });
await context.addInitScript(() => {
  const w = window as any; w.__shifts = [];
  new PerformanceObserver((list) => { for (const e of list.getEntries() as any) if (!e.hadRecentInput) w.__shifts.push({ v: e.value, t: Math.round(e.startTime), s: e.sources.map((s: any) => (s.node?.outerHTML ?? s.node?.textContent ?? '?').slice(0, 90) + ` ${Math.round(s.previousRect.y)}+${Math.round(s.previousRect.height)}>${Math.round(s.currentRect.y)}+${Math.round(s.currentRect.height)}`) }); }).observe({ type: 'layout-shift', buffered: true });
});
const page = await context.newPage();
if (who === 'player') { const p = await newPlayer(); await page.goto(`${siteOf(brand)}/login`); await logIn(page, p); }
const cdp = await context.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) });
const { event } = await moneylineOf('basketball', 3);
let sum = 0, n = 0;
for (const each of everyPage) {
  await page.goto(siteOf(brand) + addressOf(each, event)).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
  await page.waitForTimeout(1500);
  const shifts = await page.evaluate(() => (window as any).__shifts).catch(() => []);
  const v = shifts.reduce((a: number, x: any) => a + x.v, 0); n += 1; sum += v;
  if (v > 0.0005) console.log(v.toFixed(4), each, new URL(page.url()).pathname, JSON.stringify(shifts).slice(0, 500));
}
console.log(brand, who, width, rate, 'pages', n, 'sum', sum.toFixed(4));
await b.close();
