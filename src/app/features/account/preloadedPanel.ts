import { lateFrame } from '#src/render/late.ts';
import { LostPanel } from './LostPanel.tsx';

const load = () => import('./AccountPanel.tsx');
const AccountPanel = lateFrame(async () => (await load()).AccountPanel, LostPanel);

export function preloadedPanel() {
  void load().catch(() => undefined);
  return AccountPanel;
}
