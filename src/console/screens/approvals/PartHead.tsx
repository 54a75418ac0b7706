import { Badge } from '#src/ui/Badge.tsx';
import { Row } from '#src/ui/Box.tsx';
import { Heading } from '#src/ui/Text.tsx';

export function PartHead({ title, count }: { readonly title: string; readonly count: number }) {
  return (
    <Row gap={8}>
      <Heading as="h2" size={16}>
        {title}
      </Heading>
      <Badge>{count}</Badge>
    </Row>
  );
}
