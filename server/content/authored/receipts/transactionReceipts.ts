import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import type { TRANSACTION_STATUSES, TransactionType } from '#server/contract/receiptSubjects.ts';
import { transactionSurface } from '../../documents/surfaces.ts';
import { amount, header, information, line, place, points, prompt, rule, steps, warning } from './receiptLines.ts';
import { account, documentOf, type Draft } from '../write.ts';

type Status<T extends TransactionType> = (typeof TRANSACTION_STATUSES)[T][number];

const by = (label: string): readonly Draft[] => [line('provider', label, 'provider'), line('method', 'Method', 'method')];
const status = line('status', 'Status', 'status', 'PENDING');
const reference = line('reference', 'Reference', 'reference', 'STRONG');
const reason = line('reason', 'Reason', 'reason');
const balance = amount('balance', 'Balance now', 'balanceAfter', { style: 'STRONG' });
/** Builds the only line whose amount counts in the receipt's total. */
const whole = (label: string, style: 'PLAIN' | 'POSITIVE' = 'PLAIN'): Draft =>
  amount('amount', label, 'transactionAmount', { isMandatory: true, counts: true, style });
const nothing = (moved: string): readonly Draft[] => [
  amount('amount', 'Requested amount', 'transactionAmount'),
  amount('moved', moved, 'transferredAmount', { isMandatory: true, counts: true, style: 'STRONG' }),
];
const record: readonly Draft[] = [
  rule('rule-record'),
  line('requested', 'Requested', 'requestedAt'),
  line('completed', 'Completed', 'completedAt'),
  line('transaction-id', 'Transaction ID', 'transactionId'),
];

const deposits: { readonly [S in Status<'DEPOSIT'>]: readonly Draft[] } = {
  SUCCESSFUL: [
    header('Deposit complete', 'The money is in your wallet.'),
    whole('Deposited', 'POSITIVE'),
    ...by('Paid with'),
    balance,
    ...record,
    prompt('Stay in control', 'Set how much you want to deposit in a week.', 'Set a limit', account('responsible-gaming')),
  ],
  FAILED: [
    // Mentions an amount added to the wallet, because money that cannot be returned is credited there.
    header('Deposit failed', 'The reason and the amount added to your wallet are below.'),
    ...nothing('Added'),
    ...by('Tried with'),
    reason,
    warning('Your deposit could not be processed', 'Please contact Customer Support for assistance if it happens again.'),
    points('What you can check', [
      'The card or account is in your name.',
      'Your bank allows payments to gaming sites.',
      'The amount is within your limits.',
    ]),
    ...record,
    prompt('Nothing else has changed', 'You can use your account as usual.', 'Back to your account', account('summary')),
  ],
  PENDING: [
    header('Deposit pending', 'We add it to your wallet as soon as it is confirmed.'),
    status,
    whole('Deposit'),
    ...by('Paid with'),
    information('Most deposits are confirmed within a few minutes. You can leave this page.'),
    ...record,
  ],
  PENDING_CASH_DEPOSIT: [
    header('Bring your cash', 'Your deposit is ready at the cashier.'),
    status,
    whole('To pay'),
    reference,
    rule('rule-place'),
    ...place('Where to pay'),
    steps('At the cashier', [
      'Show a valid photo ID and the reference.',
      'Count the cash with the cashier and pay.',
      'Check that the amount is in your wallet before you leave.',
    ]),
    warning('Keep the reference private', 'Anyone who has it can ask about this deposit.'),
    ...record,
  ],
  PENDING_WIRE_DEPOSIT: [
    header('Send your transfer', 'We add the money when it arrives from your bank.'),
    status,
    whole('To send'),
    reference,
    rule('rule-bank'),
    line('bank', 'Bank', 'bankName'),
    line('bank-address', 'Bank address', 'bankAddress'),
    line('beneficiary', 'Beneficiary', 'beneficiary'),
    line('account-number', 'Account number', 'accountNumber'),
    line('routing-number', 'Routing number', 'routingNumber'),
    line('swift-code', 'SWIFT code', 'swiftCode'),
    rule('rule-steps'),
    ...by('Sent by'),
    steps('At your bank', [
      'Start a wire transfer for exactly this amount, to the account above.',
      'Add the reference to the transfer.',
      'Keep your bank’s confirmation.',
    ]),
    warning('Use your own account', 'We send back transfers from accounts in another name. That takes days.'),
    information('Banks usually take one to three business days.'),
    ...record,
  ],
};

const withdrawals: { readonly [S in Status<'WITHDRAWAL'>]: readonly Draft[] } = {
  SUCCESSFUL: [
    header('Withdrawal complete', 'The money has left your wallet.'),
    whole('Paid out'),
    ...by('Paid to'),
    balance,
    ...record,
    information('Your bank may take a day or two to show it.'),
  ],
  FAILED: [
    header('Withdrawal failed', 'The money is in your wallet.'),
    ...nothing('Paid out'),
    ...by('Tried with'),
    reason,
    balance,
    warning('Your withdrawal could not be processed', 'Please contact Customer Support for assistance if it happens again.'),
    points('What you can check', [
      'The account is in your name.',
      'The account accepts payments.',
      'You pick up the cash within three days.',
    ]),
    ...record,
  ],
  PENDING: [
    header('Withdrawal pending', 'We check every withdrawal before we send it.'),
    status,
    whole('Withdrawal'),
    ...by('To'),
    information('This usually takes less than a day. The money is set aside for your withdrawal.'),
    ...record,
    prompt('Track your withdrawal', 'See its status in your transactions.', 'See transactions', account('history/transactions')),
  ],
  PENDING_CASH_PICKUP: [
    header('Pick up your cash', 'It is ready for you at the cashier.'),
    status,
    whole('To pick up'),
    reference,
    rule('rule-place'),
    ...place('Where to pick up'),
    steps('At the cashier', ['Show a valid photo ID and the reference.', 'Count the cash with the cashier.', 'Sign for it.']),
    warning('Only you can pick it up', 'Nobody else can pick it up, even with your reference.'),
    ...record,
  ],
  PENDING_WIRE_WITHDRAWAL: [
    header('Transfer on its way', 'Our bank is sending it to yours.'),
    status,
    whole('Transfer'),
    reference,
    ...by('Sent by'),
    information('Banks usually take one to three business days. The money is set aside for your withdrawal.'),
    ...record,
  ],
};

const documents = (
  type: TransactionType,
  noun: string,
  receipts: Readonly<Record<string, readonly Draft[]>>,
): readonly AuthoredDocument[] =>
  Object.entries(receipts).map(([each, drafts]) => documentOf(transactionSurface(type, each), `${noun} receipt`, drafts));

export const transactionReceipts: readonly AuthoredDocument[] = [
  ...documents('DEPOSIT', 'Deposit', deposits),
  ...documents('WITHDRAWAL', 'Withdrawal', withdrawals),
];
