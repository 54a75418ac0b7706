import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useNow } from './now.tsx';
import { exactTime, relativeTime } from './when.ts';

export function When({ at, zone, inline = false }: { readonly at: string; readonly zone?: string; readonly inline?: boolean }) {
  const now = useNow();
  const instant = new Date(at);
  const exact = exactTime(instant, zone);
  if (inline)
    return (
      <time dateTime={at} title={exact}>
        {relativeTime(instant, now)}
      </time>
    );
  return (
    <Stack as="time" gap={0} dateTime={at}>
      <span>{relativeTime(instant, now)}</span>
      <Text size={12} tone="ink3" css={{ whiteSpace: 'nowrap' }}>
        {exact}
      </Text>
    </Stack>
  );
}
