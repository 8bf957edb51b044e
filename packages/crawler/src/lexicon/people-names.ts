import { commonGivenNames } from './given-names.ts'

/** Given names of people who work in Italy, without accents; those that are rather a word or a town are left out. */
const givenNames: ReadonlySet<string> = new Set([
  ...commonGivenNames,
  ...`
abdul achille ada adalgisa adele adelaide adriana adriano agata agnese agostino aicha ahmed aida alan alba albana alberta albino alda aldo
alejandra alejandro aleksandra alessandra alex alexander alexandra alexandru alexia alfio alfonso alfredo ali alina alison alvaro amalia
amanda amedeo amelia amina amir ana anais anastasia andreas andrei andreea andrej andrew angelica angelina angelo anita annabella annalisa
annamaria annarita annette annunziata anselmo antje antonela antonia antonietta antonino ariel arjun arnaldo aron arturo asia assunta astrid
attilio augusta augusto aurelia aurelio azzurra baldassarre bartolomeo basilio bassam beate beata benedetto beniamino benito benjamin
berenice bernardo bernadette bettina biagio bianca birgit bogdan bojan boris brando brian brigida brigitta bruna brunella bruno calogero
camillo candida carlotta carmela carmelo carmen carmine carola carole carolina caroline cataldo catherine catia cecilia celeste celestino
cesare cesira charles charlotte chantal chiaretta christina christine christoph cinzia ciro clara clarissa claire claude clelia clemente
cleofe cloe concetta consuelo cora corinna corinne corrado cosimo costanza costantino cristiana cristiano cristoforo dalila damiano damiana
damian dana daniel danila danilo danny daria dario davide deanna delia demetrio denise diana diego dimitri dina dino dolores domenica
domenico domitilla donata donatella donato doriana doriano doris dora dorotea edda edgardo edith edmondo eduard eduardo egidio egle elda
elettra elia eliana eliano elio elisabeth elisabetta elisabette elizabeth ella ellen elsa elvira emanuela emiliana emiliano emilia emilio
emma enea enza enzo ennio eric erica erik erika ermanno ermelinda ernesta ernesto eros ettore eugenia eugenio eusebio eva evelina evelyn
ezio fabiana fabiano fabiola fabrizia fabrizio fatima fatou fausta fausto federigo felice ferdinando fernanda fernando ferruccio fiammetta
filomena fiona fiorella fiorenza fiorenzo flavia flaviana flavio flora floriana florian floriano florin fosca franca francesca franz frank
fulvia fulvio furio gabriella gabriel gaetana gaetano gaia galileo gaspare gavino gemma gennaro genoveffa george georgia gerardo germana
germano gertrude gessica gheorghe ghita giada gian giancarla gianfranco gianmarco gianmaria gianna giannino giampaolo giampiero giandomenico
gianpaolo gianpiero gianrico gigliola gilberto gilda gina gino gioele gioia giordana giordano gioacchino giosue giovannina giulietta
giuliana giuliano giulio giuliana giuseppina giustina giustino glenda gloria goffredo grazia graziana graziano graziella gregorio guglielmo
guendalina guerrino guido gustavo hamza hannah harald hassan heidi helena helene helga henry hermann hevin hicham houda hugo ida ido ignazio
igor ilario ilenia ilona imane immacolata ines ingrid ioana ioan ion ionut iolanda iris irma isa isabel isabella isabelle isacco isidoro ismaele
italo ivana ivano ivo ivonne jacob jacopo jakub jamal james jan jana janet jasmine jean jennifer jenny jessica jessika jimmy joan joanna
joao joel johann johanna johannes jonas jonathan jorge jose joseph juan juana jurgen justyna karen karim karin karl karla karol kate katarina
katharina katherine kathrin katia katiuscia kaur kenji kevin khadija khalid kim kristian kristina krystyna lamberto lamine lara larisa laura
lavinia lea leila leandro lella leo leonarda leone leonida leonilde leopoldo letizia lia liam liana libero licia lidia liliana lilla lina
linda lino liliya lisa livia livio liviana loredana lorena loretta loris lorella luana luca lucas lucian luciana luciano lucilla lucio
lucrezia luc luigina luis luisa luise luiza lukas luna maddalena mafalda magda maksym malika manfredi manfred manlio manola manolo manuel mara
marcela marcella marcello marcin marek mariagrazia mariangela mariano marianna marianne mariarosa mariateresa mariella marika marilena
marilisa marina marino mariana mariavittoria marinella marisa mariolina marion marius mariusz mark marlene marlon markus marzia marziano
massimiliano massimiliana massimino mathias matilde mats matthias maura mauro maxim maya mehdi melania melissa mercedes mia michal michelangelo
michele michelle mihai mikael milena milo milvia mimma mimmo mina miranda mirella miriam mirjam mirka mirta modesto mohamed mohammed moira
monia morena moreno morgana moritz muhammad mustafa myriam nadine nadir nando nataly natalia natalina nathalie natascia natasha nazario
nazzareno neri nerina nerio nevio niccolo nicholas nick nicla nico nicolas nicole nicoletta nicolo nikolaus nikola nina nives noah nora
norma novella nunzia nunzio odetta ofelia olga olimpia olindo oliver olivia olivier omar ombretta ondina onofrio orazio oreste orietta
orlando ornella orsola oscar osvaldo otello ottavia ottavio otto pablo paolina paride pasquale pasqualina patrick patrizio paul paula pedro
penelope perla petra philip pia pier pierangelo piera pierfrancesco piergiorgio pierluigi piermario pierpaolo pietra pina pino pio
piotr placido priscilla primo quinto quirino rachele raffaele raffaello raimondo rainer ralf ramona raphael raoul raul rebecca regina
remigio remo renata renzo rhea ricardo richard rina rinaldo rino robert robertino rocco rodolfo rodrigo roger roland romana romeo romina romolo
romualdo rosalba rosalia rosalinda rosamaria rosanna rosangela rosaria rosario rosella rosetta rosina rosita rossana rossano rossella ruben
rudi ruggero rupert ruth sabina sabino sabatino salma salvo samanta samantha samira samuel sandra sandro sante santina santino sasha saveria
saverio savina savino sebastian sebastiana sebastiano selena selene selina serafina serafino serenella sergej sharon sheila shirley siham
sibilla silvana silvano silvestro simonetta simon sinem siria sofia sonia sonja sophia sophie stefanie stella stephan stephanie steven
sunita susan susanna susanne susy svetlana sveva sylvia sylvie taisia tamara tania tarek tatiana tecla ted telemaco teodora teodoro teo
terenzio tiberio tina tino tito tiziana tiziano tobias tom tomas tommasina tonino tonia tosca tristano tullia tullio ubaldo ugo ulisse ulrich ulrike
umberto ursula urbano valda valeria valentino valeriano valter vanessa vanni vasco vasile vera verena verdiana veronika vilma vincenza
viola violetta virgilia virginia virginio vitaliano vito vittorio viviana viviano vladimir wanda wei wilma wolfgang xenia xavier yasmin
yasmine ylenia yolanda youssef yuri yvonne zaccaria zaira zeno zeudi zoe
ale andry andy beppe benny betty cate ceci chicca cicci ciccio cri dani danny ele eli fede fra franci gabri gigi gigio gio giuly giusi giusy ila jack johnny katy lalla lele lory lollo lalo lapo lucky luigino manu mary mauri max mena michi miky mirco nello niki nuccio
pat patty peppe peppino pippo ricky robby robi rosa rosy sammy sere simo ste stefi tano titti tommi tommy tony toni toto turi vale vanny vicky vivi wally zia adrian alen amine anja anouk arben artan bashkim besnik blerina denisa dragan drita dusan
elira elton endrit erjon ermal florian gentian goran halima ilir ivica jelena jovana juliana karima kaltrina klajdi klodian kofi ksenia lamia laureta leonora liridon ljiljana lorik lulzim marjeta merita milica mirjana mladen nabila naima nenad nikolina
ousmane petrit radu rania ravi rajesh priya sanjay sandeep singh sorin stoyan suela tanja vesna viorel viorica vjosa vlad yulia yana zahra zoran zorica samir said salah moussa mamadou ibrahima abdoulaye aminata aissatou cheikh ndeye fatoumata chen li ming ying xin jing hui
nikita oksana iryna olena nataliya natalya lyudmila halyna svitlana taras andriy oleksandr volodymyr yaroslav agnieszka malgorzata katarzyna grzegorz tomasz pawel wojciech jakob lena lukasz emil elin soren lars ingeborg nils greta jens uwe dieter gunther juergen monika renate
emily olivia grace hannah megan rachel lauren amy nancy karen donna lynn gary scott brian jason justin ryan kyle adam aaron sean colin neil nigel graham trevor simon stuart alistair fiona moira siobhan ciara aoife niamh declan eoin
pierre jacques michel philippe laurent thierry pascal sylvain nathalie veronique sandrine celine aurelie emilie camille mathilde juan pablo javier carlos miguel ramon rosa pilar lucia ines marta sergio raquel nuria
cosima clotilde dafne diletta domiziana edvige elda elettra eleonore elma emerenziana enrica ermes ermete eufemia fedele fiorentino fortunata fortunato gerarda geremia giacinta giacinto gianbattista giambattista giovambattista gisella gualtiero ilde imelda innocenza ippolita iole isotta ivette jole
leda lauro learco letterio liboria liborio lionello lodovica lodovico lorenza luigia marilu mariaelena mariachiara mariapia mariapaola marialuisa mariolino martino matteo medea melchiorre nazzarena nella nerea nilde nunziata odoardo ombretta ortensia osanna osmano palmira palmiro
pamela pancrazio pantaleo pasqualino patrizia pellegrino petronilla pierina pierino pompeo porzia prospero raimonda ranieri rebecca rinalda robertina romilda ronaldo rossella ruggiero sabatina santo sarina settimio severina severino sigismondo silvestra sisto 
stanislao tancredi tarcisio teresio teresita tobia ughetta valfredo vinicio virna vitalia vittore vittorina zita zelinda
adelina adelmo adina adolfo adrianna agatino agnes agostina aleandro alessandrina alexandre alfonsina alissa altea amadou amalio ambra ambrogio amilcare anacleto anastasio andreana andreina angiola angiolina angiolo annabel annabruna
annachiara annalaura annaluisa annapaola annarosa annamarie anneliese anselma antimo antonello antoniette apollonia arcangela arcangelo aristide armanda armando armida arnold arrigo arsenio artemio artemisia ashley asmaa athos aurelien
aurica ayoub ayse azeglio baptiste barnaba bassirou bastian battista bea benedikt benigno bernd bernardino bernardina berta bibiana bianka bice bilal bledar bonaventura boubacar brenda bridget brunilde calisto callisto calin camila candido
carina carletto carlito carlomaria carmelina carmelita carolin casimiro cassandra catalina catello caterino cathy catrina cedric celestina celso cesarina cettina charlene chiarina chloe chris christa christophe christopher cinthia cirillo
ciriaco claretta claudette claudine clemens clementina cleto clizia concetto corina cornelia cornelio cosmin costantina costel crescenzo cristel cristiane crocifissa cyril dafina damaris damir danai danijela danuta daphne darko david davor
dayana debby deborha delfina delfino demis denny denys desiree desideria desiderio dimitra dionigi dionisio dirk djibril dominik dominique domizia donald donatello dorian dorina dorjan driss duilio dylan eddy edgar edina edmund edo eduarda
edward efisio efrem eladio elham eliane elias elide eligio elina elisabeta elisea eliseo elke elmas elodie eloisa elsi elvio elvis emir emmanuel emmanuela emmanuele enis eraldo erasmo ercole erminia erminio ermenegilda ermenegildo ersilia
ervin esmeralda ester esther etienne ettorina eugen eulalia evaristo evelyne evi fabian fabienne fadi faisal fanny farid fatma fatjon fedora felicia feliciano felix ferdinand fernand fidel filiberto filippa fiorello fiorina flaminia
flaminio florina fosco francis francois franziska fredi frederic frida fritz fulgenzia gabor gabriela galina gaspard gaston gelsomina genesio gennarino georg georges georgi georgiana geraldina gerald gerard gerhard germain gerolamo
gerry gerta gertrud gervasio ghislaine giacomina giampietro giandaniele giandonato gianandrea gianantonio giangiacomo giangiorgio gianlorenzo gianmario gianmichele giannantonio giannetto giannicola gianpietro giansandro gianvito gilberta
gillian ginevra ginetta giobatta giobbe gioconda giona giorgetta giorgina giovan giovannella giovita girolamo gisele giuditta giulian giuseppa glauco gledis godfrey gordana grazietta guerrina guglielmina guillaume gunnar guy habib hadi
hafsa hajar hakim hamid hana hanane hannes hanna hans harry hatice heba hector heike heinrich heinz helen henri henrik henriette herbert hilde hind horst houssem hubert ian ibrahim idris iacopo ikram ilary ileana ilia iman immacolato inaki
inge ingo innocenzo irena irina irmgard isaac isaia isaura ismael ismail jaime jamila jane janine janis jaroslaw jasmina jasmin jeanette jeff jeremy jerome jerzy jesse jesus jill jim jo joachim joaquin jochen jocelyn joerg johan jolanda jon
joni jordan jorg josef josefina josephine joshua josip jozef judith jules julian julien juliette julio julius kadri kai kamal kamila kamil kasia katerina kathy katja katrin kaouthar keiko keith kelly kenneth khaled kiara kira kirsten klara
klaudia kledi konrad krenar kristen kristof krzysztof kujtim kurt kwame laila lamberta lana landolfo larissa laszlo latifa laurence laurentiu lauretta laurie lavdrim lazzaro leandra lelio leni leon leonhard leonie leontina leticia letterina
lidija liliane lilli lilly lily lin linus liridona lisbeth liudmila liviu lola lolita lorand loreno lorna lorenz lotte louis louise loubna luan lucien lucy ludek ludger ludmila ludo ludovico ludwig luisella luisito luka lule lutz
lydia lynda mabel maciej madalina madeleine mael magdalena mahmoud maicol maila maja malena malin mamadu manda mandy manon mansueto marc marcelina marcelino marceline marcelo margaret margareta margarita margit margot mariacarla
mariacristina mariafrancesca mariagiovanna mariagiulia mariam marialaura mariama marianita mariarita mariasole maribel marica maricica marie marietta marija marijana marilina marilia marilyn marinela marinette mariol marisol marlena marlies
marouane martha marthe marvin maryam maryna massimilla mateo mateusz matija mattias mattea matthew maud maurice mauricio maurilio maurizia mauritz maximilian maximiliano mei melchior melina melinda melisa mendi meri merjem meriem metello
mhamed micaela michaela michaele michelina mickael mihaela mihail mika mike mikel miki mila milos mimi minerva mirela mireille mirna miro miroslav mirsad modestino mohamad moises molly moni monique morris mose mounir mourad muriel
nabil nadezhda nadja naomi narciso natan natalie nathan nausicaa nazareno nedo neda nelson nevia nicandro nicanor nicodemo nicolae nicolaj nicoleta nicolina nicolino nidia niklas nikolai nikolay nilla nino nisrine noa noel noelia noemie
nordin noris norman nour nouri nuccia nunziatina octavian oddo odette odile odilia ola olaf oleg oliviero omero ondrej onelia onorina orazia oriana orfeo oriella orlanda ornela orsetta osama oscarina osman otmar ottaviano ottone ousseynou
ovidiu paolino paola parisio patrik paulina pauline paulo pavel pavol peppina peppuccio petar pete petre petru petronio philipp phil piercarlo pierette pierfranco piergiuseppe pietrina pilade pinuccia pinuccio pius polina pompilio primetta
primiano primina priska quintina quintino quirina rabia rachid rada radmila rafael raffaela rafal rahma ramadan ramiro ramzi rashid raniero raymond redouane regine regis reinhard reinhold remy rene renee reto riadh ricarda rinaldina rita
robin roberta rocio roderick rogelio rolando rolf roman romano romy ron ronald ronnie rosamunda rosaline rosaura rose rosemarie rosi rosie roswitha roxana roy rudolf rufino ruslan sabine sacha sadia safa saida salim sally salome salvatora
salvatrice sam sami samia samuela sandie sandrina sandy sanja santi sarita sascha sauro savio scilla sebastien selvaggia serge sergiu serhiy settimia severin shadi shaimaa shakira shari shpresa siddharth siegfried sigfrido
silas silke silvan silverio silvina simeone simion simeon siro slavica sladjana snezana sofiane sokol solange solidea soraya spartaco stanislav stanislava stefanina stefano stefka steffen stela stelian steve stephane sue suzana sven sylwia
szilvia taddeo tadeusz tahar taib tamas tanya tarik tatjana tatyana tea temistocle teodolinda teofilo terence teresina thea theo theresa tiago tiberiu tilde till tim timo timothy timothee tonina tonio torquato tracy tudor turiddu ugolina
ulderico umar umberta ute uliana vadim valdo valentin valentyn valeriu valmir vanda vania vasil vasilica veljko venanzio venera veneranda venerando victor viktor viktoria vilmo vincent vinicia violeta violante virgil virgilio
virginie vitalij vitaly vittoria viviane vojtech volker waldemar walid wassim wendy werner wiktor wilfried wilhelm william willy wladimiro xhevahir ximena yacine yahya yan yannick yassin yassine yasser yousra yuliya yusuf yves yvette
zakaria zaneta zara zelda zenone zineb zlatan zoltan zsofia zuzana abdel abdellah abdelkader abdelaziz abderrahim adil aisha akram alaa alban albert aleksandar aleksander alexei alketa alma altin amar amel ander andras anila anisa antoine
anton antony arber ardian arianit armin arta arthur artur avni aziz babacar badr bardhyl bechir belkis bertrand bob bruce carl carol cary cindy clive craig dan dave dennis derek diane dominic doug duncan edwin elaine eleanor eliza ernest
ethan eugene evan francine gail gavin geoff gerda giles glenn gordon greg gwen hazel heather holly howard hugh jacqueline jake jamie janice jeffrey jeremiah jess jodie joe josie joy joyce julie justine kathleen katie kay kerry kirk kyra
larry lee leslie lewis liz lloyd lorraine lucinda luke malcolm marcus margie maureen mick morgan ned nell nicky noreen owen patricia peggy percy pippa ralph ray rebekah rhys rob ross russell ruby sadie samson shane shaun sid sonny
spencer stacey stan stanley sybil tara terry tessa tiffany todd toby tracey trudy vivian wayne whitney zack zachary amerigo bartolo brunetto carletta checco cinzietta claudino corradino dede elisabettina enzino fabietto franchino francy
gegia gegio giampi gianni gianka gianlu giova giulino jonny lello lillo loly luchino marcolino marietto massi matte nanni nenne nicco nini palmina peppa pepi pietrino pinella ricki robbi roby sabri sandrino silvietta simi stefanino
tere tilly titta ughetto vanna vero vincenzino vince vitto willi
`
    .split(/\s+/)
    .filter((name) => name !== ''),
])

/** "annachiara", "giandonato": names that are made of two. */
const beginning = /^(?:anna|maria|gian|giam|pier|piero|giovan)(?=[a-z]{4})/

export const isGivenName = (word: string): boolean =>
  givenNames.has(word) || (beginning.test(word) && givenNames.has(word.replace(beginning, '')))
