import { wordsKind } from '../../define.ts';

export const ManagedMethodsShelf = wordsKind<'ManagedMethodsShelf'>({ openLabel: 'Your cards and accounts', removeLabel: 'Remove' }, [
  'exclusion',
]);
