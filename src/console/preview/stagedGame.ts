import type { Stage } from '#registry/parts/play/stage.ts';
import { Parts } from '#registry/parts/play/parts.ts';

const nothing = (): void => undefined;

export const stagedGame: Stage = {
  game: { title: 'Copper Canyon', of: { gameId: 'g1' }, isPractice: true, limits: '$0.10–$100.00' },
  table: { isReady: false, isSilent: true, isInRound: false, betCents: 100n, lastWinCents: null, balanceCents: 100_000n },
  openedAt: 0,
  isPaused: true,
  error: {
    __typename: 'CasinoLaunchError',
    kind: 'LAUNCHED_FAILED',
    message: 'The reason appears here.',
    headerMessage: null,
    footerMessage: null,
    callToAction: null,
  },
  floor: undefined,
  parts: new Parts(),
  leave: nothing,
  close: nothing,
  again: nothing,
  locate: nothing,
};
