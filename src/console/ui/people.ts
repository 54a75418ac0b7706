import { useAnswer, useOperator } from '../api/index.ts';

export function usePeople(): (id: string) => string {
  const { id: own } = useOperator();
  const { value } = useAnswer('listOperators', {});
  return (id) => {
    if (id === own) return 'you';
    if (id === 'system') return 'the server';
    return value?.operators.find((operator) => operator.id === id)?.name ?? id;
  };
}

export const inWords = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
