import { Stack } from '#src/ui/Box.tsx';
import { fieldWords, type NodeProblem } from '../model/finding.ts';
import { Notice } from './Notice.tsx';

export function Unplaced({ at, problems }: { readonly at: string; readonly problems: readonly NodeProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Stack gap={8} id={at} tabIndex={-1} css={{ outline: 'none' }}>
      {problems.map(({ pointer, message }) => (
        <Notice key={`${pointer} ${message}`} words={`${fieldWords(pointer)}${message}`} />
      ))}
    </Stack>
  );
}
