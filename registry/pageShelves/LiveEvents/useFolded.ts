import { useState } from 'react';
import { usePlatform } from '#src/platform/index.ts';
import type { StorageItem } from '#src/platform/storage.ts';

type Ids = readonly string[];

const FOLDED: StorageItem<Ids> = {
  key: 'live.foldedLeagues',
  version: 1,
  isValid: (value): value is Ids => Array.isArray(value) && value.every((id) => typeof id === 'string'),
};

export function useFolded(): readonly [Ids, (id: string) => void] {
  const { tabStorage } = usePlatform();
  const [folded, setFolded] = useState<Ids>(() => tabStorage.read(FOLDED) ?? []);
  const toggle = (id: string): void => {
    const next = folded.includes(id) ? folded.filter((each) => each !== id) : [...folded, id];
    tabStorage.write(FOLDED, next);
    setFolded(next);
  };
  return [folded, toggle];
}
