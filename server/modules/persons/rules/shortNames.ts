/** Short forms of English, Spanish and Russian names. */
const names = `
aaron ron ronnie|abigail abby gail|abraham abe bram|adelaide addie della heidi|agnes aggie nessie inez|albert al bert albie
alexander alex al sandy sasha alec xander alejandro ale aleksandr sander|alexandra alex sandra sandy sasha lexi alexandria alejandra
alfred al alf alfie fred freddie|alice ally alicia lisa elsie|amelia amy millie mel emily|anastasia ana stacy nastya stasia|andrew andy drew andre andres
angela angie angelica|ann anna anne annie nan nancy hannah anita annette anya|anthony tony antonio anton antoine toni|antoinette toni nettie ann
archibald archie|arnold arnie|arthur art artie|augustus gus august augie|barbara babs barb barbie bobbie|barnabas barney|bartholomew bart
beatrice bea trixie trish|belinda belle linda|benedict ben benny|benjamin ben benny benji|bernard bernie barney|bertha bertie|beverly bev
bradley brad|bridget biddy bridie|calvin cal|cameron cam|candace candy|caroline carol carrie carolyn lina callie|catherine cathy kate kathy katie kit kitty kay karen katherine kathryn kathleen cat katya ekaterina yekaterina katarzyna catalina trina lena
cecilia cissy celia|charles charlie chuck chick chas buck carl karl carlos carlo|charlotte lottie charlie carlotta lotte char|christian chris kit|christina chris tina christine kristin kristina christy krista
christopher chris kit topher kris|clarence clare|clarissa clara clare|clifford cliff|constance connie|cornelia nellie corny|cornelius neil con connie
curtis curt kurt|cynthia cindy|daniel dan danny|david dave davy dov|deborah deb debbie debra|delilah della lila|dennis denny|derek rick|diana di diane
dominic dom nick domingo|donald don donny|dorothy dot dottie dolly dora dee dorothea|douglas doug|dwayne wayne|edgar ed eddie|edith edie|edmund ed ned ted eddie
edward ed eddie ned ted teddy eduardo lalo|edwin ed eddie ned|eleanor ellie ella ellen nell nora nellie lenore|elijah eli|elizabeth liz lizzie beth betty betsy bess bessie eliza elsie libby lisa liza lily tess elisabeth isabel elspeth
emanuel manny manuel manolo|emily em emmy millie|ernest ernie ernesto|eugene gene yevgeny evgeny zhenya|evelyn eve evie|ezekiel zeke|florence flo flossie|frances fran franny fanny frankie francesca paca
francis frank frankie fran franz francisco paco pancho francesco franco|franklin frank|frederick fred freddie fritz rick federico|gabriel gabe gabby|genevieve jenny eve gen|geoffrey jeff geoff|george georgie jorge giorgos yuri
gerald jerry gerry|geraldine gerry jerry|gertrude trudy gert gertie|gilbert gil bert|gregory greg|gwendolyn gwen wendy|harold hal harry hank|harriet hattie harry|helen ellen nell lena helena elena ellie eileen aileen
henrietta etta hattie hettie nettie|henry hal hank harry enrique heinrich|herbert herb bert|hezekiah hez|horace horatio|howard howie|hubert hugh bert|hugh hughie hugo|ignatius iggy nacho|irene rena|isaac ike zac yitzhak itzhak
isabel bella belle izzy isabella ibby tibby|jacob jake jack jakob|jacqueline jackie|james jim jimmy jamie jem jaime diego santiago jacques|jane janie jean jenny jessie janet joan|janet jan|jeffrey jeff|jennifer jen jenny
jeremiah jerry jeremy|jerome jerry|jessica jess jessie|joan joanie jo|joanna jo joan anna|john jack johnny jock hans ivan juan ian sean jan giovanni johann vanya|jonathan jon nathan jonny|joseph joe joey jos jose pepe giuseppe yusuf josef
josephine jo josie fina|joshua josh|judith judy|julia julie jules|kenneth ken kenny|kimberly kim|lawrence larry lars laurie lon lorenzo|leonard len lenny leo|leroy roy|leslie les|lillian lil lily lilly|louis lou louie luis luigi
louise lou lulu eliza lois|lucille lucy|lucinda lucy cindy|luke lucas|madeline maddy lena|manuel manny|marcus mark marco|margaret peggy peg meg maggie madge marge margie daisy greta rita maisie megan margarita marguerite gretchen
maria mary masha mariya|marilyn mary|martha marty patty mattie|martin marty|mary molly polly mae mamie may mitzi maria marie minnie|matilda tilda tillie maud mattie|matthew matt matty mateo|maurice morris|maximilian max
mehitabel hetty bella|melissa mel missy|michael mike mick mickey mitch mischa misha miguel mikhail mikey micah|mildred millie|miriam mimi mary|mitchell mitch|mohammed mo muhammad mohamed mehmet mohamad|nancy nan ann|natalie nat talia
nathaniel nat nate nathan|nicholas nick nicky claus klaus colin nicolas nikolai kolya|nicole nikki|norman norm|obadiah obie|oliver ollie|oswald ozzie|pamela pam|patricia pat patty tricia trish patsy|patrick pat paddy rick
paul pablo pavel pasha paulie|pauline polly|penelope penny nell|peter pete petey pedro piotr pyotr|philip phil pip felipe|priscilla cilla prissy|prudence prue|rachel rae shelly|randolph randy|raphael rafe ralph rafa|raymond ray ramon
rebecca becky becca reba|reginald reggie reg rex|reuben rube|richard rich rick dick ricky richie ricardo dickie|robert bob bobby rob robby robin bert roberto|roderick rod rick|rodney rod|roger rodge hodge|roland rollo rolly orlando|ronald ron ronnie
rosalind roz rosa linda|rose rosie rosa|roxanne roxy|rudolph rudy rolf|russell russ rusty|samuel sam sammy|samantha sam sammy|sarah sally sadie sal sara|sebastian seb bas|sergei sergey serge serhiy sergio|sigismund sig sigmund
silvester vester sly|solomon sol saul solly|sophia sophie sonia sofia|stanley stan|stephanie steph|stephen steve stevie esteban stefan steven|susan sue susie sukey susannah suzanne hannah|sylvia syl|tabitha tabby|tatiana tanya tatyana
terence terry|theodora dora thea|theodore ted teddy theo fyodor|theresa terry tess tessa tracy teresa|thomas tom tommy tomas|timothy tim timmy|tobias toby|ursula ursie|valentine val|valerie val|veronica ronnie vera nika|victor vic
victoria vicky tori vita|vincent vin vince vinnie vicente|viola vi|virginia ginny ginger|vladimir vova volodya volodymyr vlad|walter walt wally wat|warren ren|wilhelmina mina minnie wilma willa billie|william bill billy will willy liam wilhelm guillermo memo
winifred winnie freddie|winston win|yolanda yoli|yury yuri iurii|zachary zach zack zachariah zeke`;

const groups = names
  .trim()
  .split(/[|\n]/u)
  .map((line) => line.split(' '));
const rootsByName = new Map<string, readonly string[]>();
for (const group of groups) for (const name of group) rootsByName.set(name, [...(rootsByName.get(name) ?? []), group[0] ?? name]);

export const rootsOf = (name: string): readonly string[] => rootsByName.get(name) ?? [];
