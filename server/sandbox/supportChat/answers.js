/** Answers by pattern; the first match counts. */
const answers = [
  [
    /limit|break|stop|exclu|addict|gambling problem/i,
    'You can set limits, take a break or exclude yourself in your account under Responsible gaming. For help at any hour call 1-800-GAMBLER.',
  ],
  [/deposit|card|payment/i, 'Deposits are in your account under Deposit. A deposit that fails is never charged.'],
  [/withdraw|payout|pay out/i, 'Withdrawals are in your account under Withdraw. What you can withdraw is in your account summary.'],
  [/password|log ?in|locked/i, 'On the login page, choose Forgot your password? and we send a way to choose another one.'],
  [/location|geo|where/i, 'Bets need your place. Allow location in your browser, then press Check Location.'],
  [/bet|slip|odds|void|settle/i, 'Every bet of yours is in My Bets, with its odds, its result and why it was settled so.'],
  [/promo|bonus|reward|boost/i, 'What you hold is in your account under Awards, with what each can be used for.'],
];

const OTHERWISE =
  'Thank you. This is a sandbox, so nobody can look into it further. Write to us from the help page, and a person reads it.';

export const GREETING = 'Hello. What can we help you with?';

/** @param {string} text */
export const answerTo = (text) => answers.find(([about]) => about.test(text))?.[1] ?? OTHERWISE;
