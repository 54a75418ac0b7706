import { lazyFrame } from '#src/render/lazyWithRetry.ts';

export const LateMenu = lazyFrame(async () => (await import('../lazyFrame.ts')).LeftMenu);
