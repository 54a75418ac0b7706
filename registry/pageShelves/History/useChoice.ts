import { useSearchParams } from 'react-router-dom';

export const ALL = 'all';
export const ANY_TIME = 'any';

/** Keeps the chosen filter in the URL parameter `name`, which is absent for the default `whole`. */
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
