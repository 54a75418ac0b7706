import { useState } from 'react';
import type { LocalMoment } from '#src/lib/console/releases.ts';
import { type Refusal, useConsole } from '../../api/index.ts';

/** A time on a zone's clock, and what the server makes of it in UTC when it is asked. */
export function useInstant(zone: string): {
  readonly moment: LocalMoment;
  readonly setMoment: (moment: LocalMoment) => void;
  /** The instant as `2026-11-22T14:00:00Z`; null when it was refused. */
  readonly tell: () => Promise<string | null>;
  readonly refusal: Refusal | null;
} {
  const { run } = useConsole();
  const [moment, setMoment] = useState<LocalMoment>({ local: '' });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const tell = async (): Promise<string | null> => {
    const answer = await run('tellTime', { zone, ...moment });
    setRefusal(answer.ok ? null : answer.refusal);
    return answer.ok ? answer.value.at.replace(/\.\d+Z$/, 'Z') : null;
  };
  return { moment, setMoment, tell, refusal };
}
