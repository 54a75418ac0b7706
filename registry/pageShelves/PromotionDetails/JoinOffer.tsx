import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { JoinOfferDocument, OfferProgressDocument, OfferRefusalDocument, PromotionEnrolledFragmentDoc } from '#src/gql/graphql.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { Text } from '#src/ui/Text.tsx';

type Props = { readonly promotionId: string; readonly termsId: string; readonly title: string };

export function JoinOffer({ promotionId, termsId, title }: Props) {
  const { isLoggedIn } = useAuth();
  const { meet } = useRenderPorts();
  const [problem, setProblem] = useState<string | null>(null);
  const { data: asked } = useQuery(OfferRefusalDocument, {
    variables: { promotionId },
    skip: isLoggedIn !== true,
    fetchPolicy: 'cache-and-network',
  });
  const refusal = asked?.offerRefusal ?? null;
  // Retries an opt-in under the same id, because the first response may be lost.
  const [actionId, setActionId] = useState(() => crypto.randomUUID());
  const [join, { loading }] = useMutation(JoinOfferDocument, {
    variables: { promotionId, termsId, actionId },
    refetchQueries: [OfferProgressDocument],
    update: (cache, { data }) => {
      if (data?.promotionEnrollment.success !== true) return;
      cache.writeFragment({
        fragment: PromotionEnrolledFragmentDoc,
        fragmentName: 'PromotionEnrolled',
        data: { __typename: 'PromotionCard', id: promotionId, enrollmentStatus: 'SUCCESS' },
      });
    },
  });
  const press = async (): Promise<void> => {
    const answer = await join().catch(() => null);
    const result = answer?.data?.promotionEnrollment;
    if (!result) return setProblem(t`An error occurred, please opt in again`);
    if (result.success) {
      toast({ type: 'success', title: t`You have opted in to ${title}!` });
      return;
    }
    setActionId(crypto.randomUUID());
    setProblem(result.errors[0]?.message ?? t`An error occurred, please opt in again`);
  };
  const [isAwaited, setIsAwaited] = useState(false);
  const isPressed = useRef(false);
  const enter = useRef(press);
  enter.current = isLoggedIn === true ? press : async () => void (await meet('LOGIN'));
  useEffect(() => {
    if (isLoggedIn === null || !isPressed.current) return;
    isPressed.current = false;
    void enter.current();
  }, [isLoggedIn]);
  const pressEarly = (): void => {
    isPressed.current = true;
    setIsAwaited(true);
  };
  // A press before the session is known takes effect later.
  if (isLoggedIn === null) return <Button busy={isAwaited} onClick={pressEarly}>{t`Log in to opt in`}</Button>;
  if (!isLoggedIn) return <Button onClick={() => void meet('LOGIN')}>{t`Log in to opt in`}</Button>;
  if (refusal !== null)
    return (
      <Text as="p" size={13} tone="ink2">
        {refusal}
      </Text>
    );
  return (
    <>
      <Button busy={loading} onClick={() => void press()}>{t`Opt in`}</Button>
      {problem === null ? null : (
        <Text role="alert" size={13} tone="negative">
          {problem}
        </Text>
      )}
    </>
  );
}
