import { useEffect, useRef } from 'react';
import { t } from '#src/shared/text/t.ts';
import type { ActionEnd } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';

const Notice = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$8',
  padding: '$12',
  borderRadius: '$10',
  text: 14,
  '& p': { margin: 0 },
  variants: {
    tone: {
      positive: { backgroundColor: '$positiveSoft', color: '$positive' },
      negative: { backgroundColor: '$negativeSoft', color: '$negative' },
    },
  },
});

type ActionNoticeProps = {
  readonly end: ActionEnd | null;
  readonly hasFields?: boolean;
  readonly hasFocus?: boolean;
};

export function ActionNotice({ end, hasFields = false, hasFocus = false }: ActionNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) box.current?.focus();
  }, [hasFocus]);
  const messages = end === null ? [] : wordsOf(end, hasFields);
  return (
    <div ref={box} aria-live="polite" {...(hasFocus ? { tabIndex: -1 } : {})}>
      {end === null || messages.length === 0 ? null : (
        <Notice tone={end.kind === 'done' ? 'positive' : 'negative'} role={end.kind === 'done' ? undefined : 'alert'}>
          <Icon name={end.kind === 'done' ? 'check' : 'alert'} size={20} />
          <div>
            {messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </div>
        </Notice>
      )}
    </div>
  );
}

function wordsOf(end: ActionEnd, hasFields: boolean): readonly string[] {
  switch (end.kind) {
    case 'done':
      return [end.said ?? t`Saved.`];
    case 'requirement-unmet':
      return [requirements[end.requirement] ?? t`Something is missing. Reload the page and try again.`];
    case 'refused':
      if (!hasFields) return [...end.messages, ...end.fields.map(({ message }) => message)];
      return end.messages.length > 0 ? end.messages : [t`Please check the marked fields.`];
    case 'rejected':
      return [
        end.code === 'UNAUTHENTICATED'
          ? t`You are not logged in. Please log in again to proceed.`
          : t`That did not work, and nothing has changed. Please try again.`,
      ];
    case 'unanswered':
      return [t`We did not get an answer. Check your connection and try again. We will not do it twice.`];
    case 'unmapped':
      return [t`This page is out of date. Reload it and try again.`];
  }
}

const requirements: Readonly<Record<string, string>> = {
  LOGIN: t`Please log in first.`,
  LOCATION: t`We need to verify your location before you proceed. Please Check Location.`,
};
