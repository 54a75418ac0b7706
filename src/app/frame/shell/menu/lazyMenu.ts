import { lazyFrame } from '#src/render/lazyWithRetry.ts';

export const LazyMenu = lazyFrame(async () => (await import('../lazyFrame.ts')).LeftMenu);
