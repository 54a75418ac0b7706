import { Text } from '#src/ui/Text.tsx';

export const Problem = ({ children }: { readonly children: string | null }) =>
  children === null ? null : (
    <Text as="p" role="alert" tone="negative">
      {children}
    </Text>
  );
