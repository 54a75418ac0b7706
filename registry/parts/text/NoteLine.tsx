import type { ReactNode } from 'react';
import { styled } from '#src/ui/stitches.ts';
import { LineMark } from '../event/lineMarks.tsx';

const Note = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$12',
  marginBlock: '$8',
  padding: '$12',
  borderRadius: '$card',
  text: 13,
  color: '$ink1',
  overflowWrap: 'anywhere',
  '& > :last-child': { alignSelf: 'center', minWidth: 0 },
  variants: {
    tone: {
      information: { backgroundColor: '$infoSoft', '& > :first-child': { color: '$info' } },
      warning: { backgroundColor: '$warningSoft', '& > :first-child': { color: '$warning' } },
    },
  },
});

export const NoteLine = ({ tone, children }: { readonly tone: 'information' | 'warning'; readonly children: ReactNode }) => (
  <Note tone={tone} role="note">
    <LineMark name={tone} />
    <div>{children}</div>
  </Note>
);
