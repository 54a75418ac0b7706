/** Passwords, and words that passwords are made of, that are found most often in leaks: ours, and short. */
export const COMMON_WORDS: readonly string[] = (
  'password passwort passord pass admin administrator root login welcome letmein master secret access changeme default guest user test tester ' +
  'iloveyou loveyou lovely love sweetheart princess angel baby babygirl sunshine flower butterfly cookie chocolate cheese pepper ginger ' +
  'monkey dragon tiger lion eagle falcon phoenix panther shadow wolf buster bailey charlie maggie buddy puppy kitten ' +
  'football baseball basketball soccer hockey golfer tennis yankees cowboys steelers eagles lakers arsenal liverpool chelsea barcelona juventus ' +
  'superman batman spiderman starwars pokemon naruto matrix gandalf merlin wizard ninja samurai killer hunter ranger trooper hammer ' +
  'michael michelle jennifer jessica ashley amanda nicole daniel thomas robert andrew joshua jordan matthew anthony george charlie william ' +
  'samantha elizabeth victoria hannah justin taylor maria martin david richard joseph brandon ' +
  'mustang corvette ferrari porsche mercedes yamaha harley camaro dallas boston chicago london newyork texas canada america england ' +
  'computer internet google facebook samsung android windows server system network database hello hello123 whatever trustno1 freedom ' +
  'summer winter spring autumn monday friday january december blessed jesus heaven forever friends family money lucky diamond silver golden ' +
  'qwerty qwertyuiop qwerty123 azerty asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcd1234 1q2w3e4r 1q2w3e 1qaz2wsx q1w2e3r4 qazwsx aa123456 a1b2c3d4 ' +
  'casino poker jackpot betting gambler gambling bookie linemaker sportsbook'
).split(' ');
