import { lazyFrame } from '#src/render/lazyWithRetry.ts';
import { LostPanel } from './LostPanel.tsx';

const load = () => import('./AccountPanel.tsx');
const AccountPanel = lazyFrame(async () => (await load()).AccountPanel, LostPanel);

export function preloadedPanel() {
  void load().catch(() => undefined);
  return AccountPanel;
}
