import { wordsKind } from '../../define.ts';

export const MethodExclusionShelf = wordsKind<'MethodExclusionShelf'>({ excludeLabel: 'Block this method' });
