import { useEffect, useState } from 'react';
import type { Choice } from '../preview/address.ts';
import type { OwnFile, ReadOwn, Reading } from '../preview/ownFile.ts';

/** What the validator says of a file for a reader; null while it reads, and without a file. */
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
