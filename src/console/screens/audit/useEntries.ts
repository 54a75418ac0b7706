import { useCallback, useEffect, useState } from 'react';
import type { AuditEntry } from '#src/shared/console/general.ts';
import { type Refusal, useConsole } from '../../api/index.ts';

const PAGE = 50;

export type Entries = {
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly refusal: Refusal | null;
  readonly more: () => void;
  readonly reload: () => void;
};

export function useEntries(): Entries {
  const { run } = useConsole();
  const [entries, setEntries] = useState<readonly AuditEntry[]>([]);
  const [hasMore, setHasMore] = useState(true);
  const [isLoading, setLoading] = useState(true);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const fetchBelow = useCallback(
    async (below: number | null) => {
      setLoading(true);
      const answer = await run('readAudit', { limit: PAGE, ...(below === null ? {} : { below }) });
      setLoading(false);
      setRefusal(answer.ok ? null : answer.refusal);
      if (!answer.ok) return;
      const page = answer.value.entries;
      setHasMore(page.length === PAGE);
      setEntries((old) => (below === null ? page : [...old, ...page]));
    },
    [run],
  );
  useEffect(() => void fetchBelow(null), [fetchBelow]);
  const oldest = entries.at(-1)?.seq ?? null;
  return { entries, hasMore, isLoading, refusal, more: () => void fetchBelow(oldest), reload: () => void fetchBelow(null) };
}
