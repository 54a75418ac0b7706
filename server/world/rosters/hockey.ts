import { roster } from './roster.ts';

export const nhl = roster(`
ANA|Anaheim|Ducks|F47A38|101820|0.1
BOS|Boston|Bruins|101820|FFB81C|0.1
BUF|Buffalo|Sabres|003087|FFB81C|-0.3
CGY|Calgary|Flames|C8102E|F1BE48|-0.8
CAR|Carolina|Hurricanes|CC0000|A2AAAD|1.2
CHI|Chicago|Blackhawks|CF0A2C|101820|-0.5
COL|Colorado|Avalanche|6F263D|236192|1.6
CBJ|Columbus|Blue Jackets|002654|CE1126|-0.3
DAL|Dallas|Stars|006847|8F8F8C|1.0
DET|Detroit|Red Wings|CE1126|F4F4F4|0.1
EDM|Edmonton|Oilers|041E42|FF4C00|0.7
FLA|Florida|Panthers|C8102E|041E42|0.7
LAK|Los Angeles|Kings|101820|A2AAAD|0.3
MIN|Minnesota|Wild|154734|DDCBA4|0.6
MTL|Montreal|Canadiens|AF1E2D|192168|0.2
NSH|Nashville|Predators|FFB81C|041E42|-0.8
NJD|New Jersey|Devils|CE1126|101820|0.4
NYI|New York|Islanders|00539B|F47D30|0.0
NYR|New York|Rangers|0038A8|CE1126|-0.1
OTT|Ottawa|Senators|101820|C52032|0.2
PHI|Philadelphia|Flyers|F74902|101820|-0.1
PIT|Pittsburgh|Penguins|101820|FCB514|0.0
SJS|San Jose|Sharks|006D75|EA7200|-0.7
SEA|Seattle|Kraken|001628|99D9D9|-0.3
STL|St. Louis|Blues|002F87|FCB514|-0.6
TBL|Tampa Bay|Lightning|002868|F4F4F4|1.0
TOR|Toronto|Maple Leafs|00205B|F4F4F4|0.3
UTA|Utah|Mammoth|71AFE5|101820|0.3
VAN|Vancouver|Canucks|00205B|00843D|-0.6
VGK|Vegas|Golden Knights|B4975A|333F42|1.0
WSH|Washington|Capitals|041E42|C8102E|0.5
WPG|Winnipeg|Jets|041E42|7B303E|0.3
`);

export const ahl = roster(`
ABB|Abbotsford|Canucks|00205B|008852|0.1
BAK|Bakersfield|Condors|101820|F37021|-0.2
BEL|Belleville|Senators|101820|C8102E|-0.5
CGY|Calgary|Wranglers|C8102E|101820|0.2
CHA|Charlotte|Checkers|C8102E|101820|0.3
CHI|Chicago|Wolves|6F263D|B8935A|0.4
CLE|Cleveland|Monsters|002654|8DC8E8|0.0
COA|Coachella Valley|Firebirds|001628|E9072B|0.5
GRR|Grand Rapids|Griffins|B5121B|101820|1.1
HFD|Hartford|Wolf Pack|0B2265|C8102E|-0.6
HER|Hershey|Bears|4E2A1E|B5985A|0.3
LAV|Laval|Rocket|002868|C8102E|0.8
MIL|Milwaukee|Admirals|101820|9EC3DE|-0.1
PRO|Providence|Bruins|101820|FFB81C|0.9
ROC|Rochester|Americans|003DA5|C8102E|0.4
SYR|Syracuse|Crunch|00205B|A2AAAD|0.2
TEX|Texas|Stars|006847|101820|-0.2
TOR|Toronto|Marlies|00205B|8DC8E8|0.0
`);
