import { stored } from './stored.ts';
import type { Draft } from './write.ts';

/** `maintenance` has no trigger: an operator adds pages when needed. `home-screen` tells how to install from the browser: no store has an app. */
export const dialogs = stored('dialogs');

export const dialogDrafts: readonly Draft[] = dialogs.order.flatMap((id) => {
  const node = dialogs.nodes[id];
  return node ? [{ node, children: [] }] : [];
});
