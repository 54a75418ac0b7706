import { useState } from 'react';
import { ContactWait } from './ContactWait.tsx';
import { PlayGuide } from './PlayGuide.tsx';
import { PlayMessage } from './PlayMessage.tsx';
import type { SaferPlay } from './saferPlay.ts';

export type SaferPlayNoticesProps = {
  readonly notice: SaferPlay;
  /** Number of refused wagers. After each refusal, a postponed notice opens again. */
  readonly refusals: number;
  readonly onConfirm: (ackType: string) => Promise<boolean>;
  readonly onPutOff: () => void;
};

/** Notice that the player can postpone. Until the player confirms it, the server refuses wagers, unless it is only a message. */
export function SaferPlayNotices({ notice, refusals, onConfirm, onPutOff }: SaferPlayNoticesProps) {
  const occasion = `${notice.id} ${refusals}`;
  const [closed, setClosed] = useState<string | null>(null);
  if (closed === occasion) return null;
  const close = (): void => {
    setClosed(occasion);
    onPutOff();
  };
  const confirm = (): Promise<boolean> => onConfirm(notice.ackType);
  const { step, seen, contact } = notice;
  if (step === 'MESSAGE') return <PlayMessage seen={seen} onConfirm={confirm} onClose={close} />;
  if (step === 'GUIDE') return <PlayGuide key={occasion} seen={seen} onConfirm={confirm} onClose={close} />;
  return contact === null ? null : <ContactWait contact={contact} onClose={close} />;
}
