import { plain } from '../search';

/** Given names that are seldom family names, without accents: enough to see in which order a list has its names. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    'adam adriana agata agnieszka akira alain albert aleksander aleksandra alessandro alex alexander alexandra alexandre alexei alice ' +
    'alina ana anastasia andrea andreas andrei andrej andrew anders andrzej anna anne anton antoine antonio antti aoife artem arthur asa astrid ' +
    'barbara bart benjamin bernd bjorn bogdan boris bram bruno camille carl carlos caroline catherine catherine charlotte chiara chris ' +
    'christian christina christoph christophe claire claudia clara cornelis cristian dan daniel daniela dario david denis diana diego dieter ' +
    'dirk dmitri dmitry dmytro dominik dusan edith eduardo elena elif elisa elisabeth ella emil emily emma emre eric erik ernst eszter eva ewa ' +
    'fabien fatma felix ferenc fernando filip florian francesca francesco francois frank frederic freja gabriel georg george giulia giuseppe ' +
    'gustav guillaume hana hanna hannah hans helen helena helmut hiroshi hugo ida igor ilya inga ingrid ioana irina isabel istvan ivan jakub jan ' +
    'jana janos javier jean jeanne jelena jens jeroen joanna joao johanna johannes john jonas jorge jose josef julia julie julien jun kaito ' +
    'karin karl katarina kate katrin kees kenji klara klaus krzysztof laura laurent lea lena leo lilli linda lisa lise lorenzo louis luca lucas lucia ' +
    'luis luise lukas maciej magdalena magnus manuel marc marcel marco marek margaret maria marie marina mario marta mateusz matej matthias ' +
    'matti max maxim mehmet mei mia michael michal michel miguel mihai mikhail mikko milan milena min-jun mira miroslav monika nadia natalia nicolas nikita ' +
    'nikolai nils nina noah ole oleg olga oliver olivier oskar pablo paolo patrick paul paula paulina pavel pedro peter petr petra philip philipp ' +
    'pierre pieter piotr radek radu rafael ralf rene ricardo richard robert roberto roman romain rosa ruben ruth ryan sandra sara sarah sean ' +
    'sebastian sergei sergey simon simone sofia sophia sophie stefan stefano stephane susanne sven svetlana takeshi tatiana theo theresa thierry thomas ' +
    'tim timo tobias tom tomas tomasz toshiro ulrich umit uwe valentin valeria vera veronika victor viktor vincent vladimir vojtech wei wilhelm ' +
    'willem wim wolfgang wouter xavier yann yuki yusuf yves zofia zoe zsofia ' +
    'александр алексей анастасия андрей анна антон артём борис вадим валентин вера виктор владимир дарья денис дмитрий екатерина елена ' +
    'иван игорь илья ирина кирилл константин мария михаил наталья никита николай олег ольга павел пётр роман светлана сергей татьяна фёдор юлия юрий'
  )
    .split(' ')
    .map(plain),
);
