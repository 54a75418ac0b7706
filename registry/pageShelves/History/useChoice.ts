import { useSearchParams } from 'react-router-dom';

/** Nothing is left out. */
export const ALL = 'all';
export const ANY_TIME = 'any';

/** A choice that stands in the address, so that a reload and a link keep it; `whole` for none, and for one that there is not. */
export function useChoice(
  name: string,
  choices: readonly { readonly id: string }[],
  whole: string,
): readonly [string, (id: string) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get(name);
  const choose = (id: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === whole) after.delete(name);
        else after.set(name, id);
        return after;
      },
      { replace: true },
    );
  return [choices.find(({ id }) => id === named)?.id ?? whole, choose];
}
