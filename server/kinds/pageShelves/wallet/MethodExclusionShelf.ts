import { wordsKind } from '../../define.ts';

export const MethodExclusionShelf = wordsKind<'MethodExclusionShelf'>({ excludeLabel: 'Keep me from it' });
