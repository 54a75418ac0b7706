import { roster } from './roster.ts';

export const premierLeague = roster(`
ARS||Arsenal|EF0107|F4F4F4|1.8
AVL||Aston Villa|670E36|95BFE5|0.6
BOU||Bournemouth|DA291C|101820|0.2
BRE||Brentford|E30613|F4F4F4|0.0
BHA||Brighton|0057B8|F4F4F4|0.4
BUR||Burnley|6C1D45|99D6EA|-1.2
CHE||Chelsea|034694|F4F4F4|1.1
CRY||Crystal Palace|1B458F|C4122E|0.4
EVE||Everton|003399|F4F4F4|0.0
FUL||Fulham|101820|CC0000|-0.1
LEE||Leeds United|FFCD00|1D428A|-0.7
LIV||Liverpool|C8102E|F6EB61|1.4
MCI||Manchester City|6CABDD|1C2C5B|1.7
MUN||Manchester United|DA291C|FBE122|0.6
NEW||Newcastle United|241F20|F4F4F4|0.6
NFO||Nottingham Forest|DD0000|F4F4F4|-0.2
SUN||Sunderland|EB172B|101820|-0.2
TOT||Tottenham Hotspur|132257|F4F4F4|0.4
WHU||West Ham United|7A263A|1BB1E7|-0.6
WOL||Wolverhampton|FDB913|101820|-1.1
`);

export const laLiga = roster(`
RMA||Real Madrid|FEBE10|00529F|1.9
BAR||Barcelona|A50044|004D98|1.9
ATM||Atletico Madrid|CB3524|272E61|1.2
ATH||Athletic Club|EE2523|101820|0.5
VIL||Villarreal|FFE667|005187|0.8
BET||Real Betis|00954C|C99700|0.5
RSO||Real Sociedad|0067B1|F4F4F4|0.2
SEV||Sevilla|D4021D|F4F4F4|-0.1
VAL||Valencia|F4F4F4|EE3524|-0.3
GIR||Girona|CD2534|FFE500|-0.5
CEL||Celta Vigo|8AC3EE|E5254E|0.0
OSA||Osasuna|D91A21|0A346F|-0.3
RAY||Rayo Vallecano|E53027|F4F4F4|-0.1
GET||Getafe|005999|C4CED4|-0.4
MLL||Mallorca|E20613|101820|-0.6
ALA||Alaves|0761AF|F4F4F4|-0.5
ESP||Espanyol|007FC8|F4F4F4|-0.1
ELC||Elche|05642C|F4F4F4|-0.4
`);

export const serieA = roster(`
INT||Inter|010E80|101820|1.6
MIL||Milan|FB090B|101820|1.2
JUV||Juventus|101820|F4F4F4|0.9
NAP||Napoli|12A0D7|F4F4F4|1.3
ROM||Roma|8E1F2F|F0BC42|1.0
LAZ||Lazio|87D8F7|15366F|0.4
ATA||Atalanta|1E71B8|101820|0.6
BOL||Bologna|A21C26|1A2F48|0.5
FIO||Fiorentina|482E92|F4F4F4|-0.1
TOR||Torino|8A1E03|F4F4F4|-0.3
UDI||Udinese|101820|C4CED4|-0.2
GEN||Genoa|AD1919|002239|-0.5
CAG||Cagliari|B01028|002350|-0.6
PAR||Parma|FFD200|1B4094|-0.7
COM||Como|003DA5|F4F4F4|0.5
LEC||Lecce|FFED00|C8102E|-0.9
`);

export const bundesliga = roster(`
FCB||Bayern Munich|DC052D|0066B2|2.2
BVB||Borussia Dortmund|FDE100|101820|1.0
B04||Bayer Leverkusen|E32221|101820|0.9
RBL||RB Leipzig|DD0741|0C2043|0.9
SGE||Eintracht Frankfurt|101820|E1000F|0.4
VFB||VfB Stuttgart|E32219|F4F4F4|0.6
SCF||SC Freiburg|101820|C8102E|0.1
TSG||Hoffenheim|1961B5|F4F4F4|0.2
SVW||Werder Bremen|1D9053|F4F4F4|-0.2
BMG||Borussia Gladbach|101820|00A551|-0.2
WOB||VfL Wolfsburg|65B32E|F4F4F4|-0.3
FCA||FC Augsburg|BA3733|46714D|-0.5
M05||Mainz 05|C3141E|F4F4F4|-0.4
KOE||FC Koln|ED1C24|101820|-0.2
UNB||Union Berlin|EB1923|FDDC02|-0.2
HSV||Hamburger SV|0A3F86|F4F4F4|-0.4
`);

export const mls = roster(`
MIA||Inter Miami|F7B5CD|231F20|1.3
LAFC||Los Angeles FC|101820|C39E6D|1.0
PHI||Philadelphia Union|071B2C|B18500|0.8
CIN||FC Cincinnati|F05323|263B80|0.6
SDG||San Diego FC|697A7C|EE3524|0.7
VAN||Vancouver Whitecaps|00245E|9DC2EA|0.9
SEA||Seattle Sounders|5D9741|005595|0.6
CLB||Columbus Crew|FEDD00|101820|0.3
NYC||New York City FC|6CACE4|041E42|0.2
RBNY||New York Red Bulls|ED1E36|23326A|0.0
ATL||Atlanta United|80000A|101820|-0.6
LAG||LA Galaxy|00245D|FFD200|-0.7
POR||Portland Timbers|004812|D69A00|-0.2
NSH||Nashville SC|ECE83A|1F1646|0.2
ORL||Orlando City|633492|FDE192|0.2
ATX||Austin FC|00B140|101820|-0.2
`);
