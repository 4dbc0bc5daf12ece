import { escapeHtml } from './markup';

/**
 * What a player asks on a phone: where do I sit? Letters of a name, or the number of a table, choose the rows of the round that is
 * announced last; the first of them is shown. It reads what stands on the page and sends nothing. Without scripts the field is not there.
 */
const SCRIPT = [
  '(function(){',
  'var field=document.getElementById("find"),said=document.getElementById("said"),',
  'rows=[].slice.call(document.querySelectorAll("[aria-labelledby="+field.name+"] tbody tr"));',
  'function folded(text){return text.toLowerCase().replace(/\\u00df/g,"ss").replace(/\\u0142/g,"l").replace(/\\u00f8/g,"o")',
  '.normalize("NFD").replace(/[\\u0300-\\u036f]/g,"")}',
  'function cell(row,at){return row.cells[at]?row.cells[at].textContent:""}',
  'function isFor(row,words){',
  'if(words.length===1&&Number(words[0])>0)return parseInt(cell(row,0),10)===Number(words[0]);',
  'var names=folded(cell(row,1)+" "+cell(row,2));',
  'return words.every(function(word){return names.indexOf(word)>=0})}',
  'function line(row){var black=cell(row,1),white=cell(row,2);',
  'return cell(row,0)+(white?" \\u25cf "+black+" \\u2013 \\u25cb "+white:" \\u00b7 "+black)}',
  'field.oninput=function(){',
  'var words=folded(field.value).split(/\\s+/).filter(Boolean);',
  'var chosen=words.length?rows.filter(function(row){return isFor(row,words)}):[];',
  'rows.forEach(function(row){row.className=chosen.indexOf(row)>=0?"chosen":""});',
  'said.textContent=!words.length?"":chosen.length?chosen.slice(0,3).map(line).join("\\n")+(chosen.length>3?"\\n\\u2026":""):"\\u2013"};',
  'field.parentNode.parentNode.hidden=false})()',
].join('');

/** Of SCRIPT as it stands: the page allows this one script and no other. test/exchange/findTable.test.ts has it computed. */
const HASH = 'sha256-NMAogSHzH7KRWBVx3F67qWFQT1wCKxm/TgcUS4rmf4s=';

/** What the page may run. */
export const FIND_POLICY = `script-src '${HASH}'`;

export const FIND_STYLE =
  '#find{font-size:16px;min-height:44px}#said{display:block;white-space:pre-line;font-weight:bold}.chosen{outline:2px solid;font-weight:bold}';

/** The field over a round, which is the section of that id. */
export const findField = (section: string, label: string): string =>
  `<p hidden><label>${escapeHtml(label)} <input id="find" name="${section}" type="search" autocomplete="off"></label> <output id="said" for="find"></output></p>\n`;

/** At the end of the page, which it reads. */
export const FIND_SCRIPT = `<script>${SCRIPT}</script>\n`;
