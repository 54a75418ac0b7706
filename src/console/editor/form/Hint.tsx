import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

const Code = styled('code', { fontFamily: 'ui-monospace, monospace', padding: '0 2px', borderRadius: '$6', backgroundColor: '$surface2' });

const PIECE = /`([^`]*)`|[^`]+|`/g;

export function Hint({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <Text id={id} size={12} tone="ink3">
      {[...children.matchAll(PIECE)].map(({ 0: piece, 1: code, index: from }) =>
        code === undefined ? piece : <Code key={from}>{code}</Code>,
      )}
    </Text>
  );
}
