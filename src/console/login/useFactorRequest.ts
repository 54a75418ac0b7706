import { useState } from 'react';
import type { Answer, Refusal } from '../api/index.ts';

export function useFactorRequest() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  async function ask<T>(question: () => Promise<Answer<T> | null>): Promise<Answer<T> | null> {
    if (isBusy) return null;
    setBusy(true);
    setRefusal(null);
    const answer = await question();
    setBusy(false);
    setRefusal(answer === null || answer.ok ? null : answer.refusal);
    return answer;
  }
  return { isBusy, refusal, ask };
}
