import { useParams } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { NotFoundPage } from '../../frame/errors/NotFoundPage.tsx';
import { legalTexts } from './legalTexts.ts';

export function LegalPage() {
  const { document: slug = '' } = useParams();
  const { name } = useBrand();
  const text = isKeyOf(legalTexts, slug) ? legalTexts[slug] : null;
  if (text === null) return <NotFoundPage />;
  return (
    <Card padding={24} css={{ maxWidth: '720px' }}>
      <title>{`${text.title} · ${name}`}</title>
      <Stack gap={16}>
        <Heading as="h1" size={28}>
          {text.title}
        </Heading>
        {text.paragraphs(name).map((paragraph) => (
          <Text key={paragraph} as="p" size={16} tone="ink2">
            {paragraph}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
