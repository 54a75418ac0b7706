import { useEffect, useState } from 'react';
import type { Choice } from './address.ts';
import type { OwnFile, ReadOwn, Reading } from './ownFile.ts';

/** Validates `file`, which must be the same object in every render. Null while loading or without a file. */
export function useReading(file: OwnFile | null, { brand, region, build, odds }: Choice, read: ReadOwn): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    let isWanted = true;
    setReading(null);
    if (file)
      void read(file, { brand, region, build, odds }).then((answer) => {
        if (isWanted) setReading(answer);
      });
    return () => {
      isWanted = false;
    };
  }, [file, brand, region, build, odds, read]);
  return reading;
}
