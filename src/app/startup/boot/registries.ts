import { actions } from '#registry/actions/index.ts';
import { casinoShelves } from '#registry/casinoShelves/index.ts';
import { deepLinks } from '#registry/deepLinks/index.ts';
import { menuShelves } from '#registry/menuShelves/index.ts';
import { pageShelves } from '#registry/pageShelves/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import type { Vocabulary } from '../../frame/vocabulary.tsx';

export const vocabulary: Vocabulary = {
  layoutNodes: { ...pageShelves, ...casinoShelves, ...menuShelves },
  links: deepLinks,
  actions,
  loadReceiptLines: async () => (await import('#registry/receiptLines/index.ts')).receiptLines,
  loadOverlays: async () => {
    const [{ dialogs }, { forms }] = await Promise.all([import('#registry/dialogs/index.ts'), import('#registry/forms/index.ts')]);
    return { dialogs, forms };
  },
  GameStage: lazyWithRetry(async () => (await import('#registry/casinoShelves/stage.ts')).GameStage),
};
