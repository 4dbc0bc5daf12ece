import { escapeHtml } from './markup';

/**
 * What a player asks on a phone: where do I sit? Letters of a name, or the number of a table, choose the rows of the round that is
 * announced last; the first of them is shown. It reads what stands on the page and sends nothing. Without scripts the field is not there.
 */
const SCRIPT = [
  '(function(){',
  'var field=document.getElementById("find"),said=document.getElementById("said"),',
  'rows=[].slice.call(document.querySelectorAll("[data-latest] tbody tr"));',
  'function folded(text){return text.toLowerCase().replace(/\\u00df/g,"ss").replace(/\\u0142/g,"l").replace(/\\u00f8/g,"o")',
  '.normalize("NFD").replace(/[\\u0300-\\u036f]/g,"")}',
  'function cell(row,at){return row.cells[at]?row.cells[at].textContent:""}',
  'function isFor(row,words){',
  'if(words.length===1&&Number(words[0])>0)return parseInt(cell(row,0),10)===Number(words[0]);',
  'var names=folded(cell(row,1)+" "+cell(row,2));',
  'return words.every(function(word){return names.indexOf(word)>=0})}',
  'function line(row){var black=cell(row,1),white=cell(row,2);',
  'var list=row.parentNode.parentNode.parentNode.getAttribute("data-latest");',
  'return (list?list+": ":"")+cell(row,0)+(white?" \\u25cf "+black+" \\u2013 \\u25cb "+white:" \\u00b7 "+black)}',
  'field.oninput=function(){',
  'var words=folded(field.value).split(/\\s+/).filter(Boolean);',
  'var chosen=words.length?rows.filter(function(row){return isFor(row,words)}):[];',
  'rows.forEach(function(row){row.className=chosen.indexOf(row)>=0?"chosen":""});',
  'said.textContent=!words.length?"":chosen.length?chosen.slice(0,3).map(line).join("\\n")+(chosen.length>3?"\\n\\u2026":""):"\\u2013"};',
  'field.parentNode.parentNode.hidden=false})()',
].join('');

/** Of SCRIPT as it stands: the page allows this one script and no other. test/exchange/findTable.test.ts has it computed. */
const HASH = 'sha256-rUcIMhbTgipa8bdDUSUG9fQFwvLdTQnDXqo5NRmMMu4=';

export const FIND_POLICY = `script-src '${HASH}'`;

export const FIND_STYLE =
  '#find{font-size:16px;min-height:44px}#said{display:block;white-space:pre-line;font-weight:bold}.chosen{outline:2px solid;font-weight:bold}';

/** The field over the rounds whose sections are marked `data-latest`, with the name of their list where there are several. */
export const findField = (label: string): string =>
  `<p hidden><label>${escapeHtml(label)} <input id="find" type="search" autocomplete="off"></label> <output id="said" for="find"></output></p>\n`;

/** At the end of the page, which it reads. */
export const FIND_SCRIPT = `<script>${SCRIPT}</script>\n`;
