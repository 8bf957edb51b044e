import { commonGivenNames } from './given-names.ts'

/** Given names of people who work in Italy, without accents; those that are rather a word or a town are left out. */
export const givenNames: ReadonlySet<string> = new Set([
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
`
    .split(/\s+/)
    .filter((name) => name !== ''),
])
