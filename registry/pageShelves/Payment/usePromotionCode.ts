import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useFlag } from '#src/flags/index.ts';
import { DisplayPromoCodeDocument } from '#src/gql/graphql.ts';
import type { Draft } from '../../parts/payment/payment.ts';

/** `promotionCode` is null if no deposit promotion is running. */
export function usePromotionCode(isDeposit: boolean): Pick<Draft, 'promotionCode' | 'typeCode'> {
  const isOn = useFlag('deposit-promo-display') && isDeposit;
  const { data } = useQuery(DisplayPromoCodeDocument, { skip: !isOn, fetchPolicy: 'cache-and-network' });
  const [code, typeCode] = useState('');
  return { promotionCode: isOn && data?.displayPromoCode === true ? code : null, typeCode };
}
