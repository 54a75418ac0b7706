import type { ActionEnd } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';

const Notice = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$8',
  padding: '$12',
  borderRadius: '$control',
  text: 14,
  '& p': { margin: 0 },
  variants: {
    tone: {
      positive: { backgroundColor: '$positiveSoft', color: '$positive' },
      negative: { backgroundColor: '$negativeSoft', color: '$negative' },
    },
  },
});

/** How an action ended, in words. */
export function ActionNotice({ end }: { readonly end: ActionEnd | null }) {
  const messages = end === null ? [] : wordsOf(end);
  return (
    <div aria-live="polite">
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

function wordsOf(end: ActionEnd): readonly string[] {
  switch (end.kind) {
    case 'done':
      return ['Saved.'];
    case 'requirement-unmet':
      return [requirements[end.requirement] ?? 'Something this needs is missing.'];
    case 'refused':
      return end.messages.length > 0 ? end.messages : ['Please check what is marked.'];
    case 'unanswered':
      return ['We did not get an answer. Check your connection and try again; nothing is done twice.'];
    case 'unmapped':
      return ['This cannot be done in this version of the page. Reload it and try again.'];
  }
}

const requirements: Readonly<Record<string, string>> = {
  LOGIN: 'Log in first.',
  LOCATION: 'We need to verify your location before you proceed. Please Check Location.',
};
