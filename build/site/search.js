/* The search of the documentation: no server, no address but the pages beside it. */
(function () {
  var index = window.wallistSearch;
  var form = document.getElementById('search');
  var field = document.getElementById('wanted');
  var list = document.getElementById('found');
  var count = document.getElementById('count');
  if (!index || !form) return;
  var root = form.getAttribute('data-root');
  var MOST = 12;
  form.hidden = false;

  var language = document.documentElement.lang;

  function wordsOf(text) {
    return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:-\d+)?/gu) || [];
  }

  /* Small letters of one width, as the index has them. */
  function lower(text) {
    return text.normalize('NFKC').toLowerCase();
  }

  /* Without accents, as somebody in a hurry types. */
  function bare(text) {
    return text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .replace(/ß/g, 'ss');
  }

  var known = Object.keys(index.words);
  var bareKnown = known.map(bare);

  /* Whether a word has the wanted one: at its beginning, or anywhere in scripts that write no blanks. */
  function has(text, word) {
    var at = text.indexOf(word);
    return at === 0 || (at > 0 && !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}-]+$/u.test(word));
  }

  /*
   * Points of the sections for one word: a heading that has it before a text, the whole word before its beginning, and the word as it
   * is typed before one with accents.
   */
  function pointsOf(word) {
    var points = {};
    var bareWord = bare(word);
    known.forEach(function (one, at) {
      var typed = has(one, word);
      if (!typed && !has(bareKnown[at], bareWord)) return;
      index.words[one].forEach(function (number) {
        var section = index.sections[number];
        var titled = lower(section[1] + ' ' + section[2]).indexOf(word) >= 0 ? 4 : 0;
        var own = typed ? titled + (one === word ? 2 : 1) : 0.5;
        points[number] = Math.max(points[number] || 0, own);
      });
    });
    return points;
  }

  /* Chinese and Japanese write no blanks: where nobody writes the characters in a row, each counts as a word. */
  function piecesOf(word) {
    if (Object.keys(pointsOf(word)).length > 0 || !/[\p{Script=Han}\p{Script=Katakana}]/u.test(word))
      return [word];
    return word.match(/[^\p{Script=Hiragana}]/gu);
  }

  function search(text) {
    var words = wordsOf(lower(text)).flatMap(piecesOf);
    if (words.length === 0) return undefined;
    var all = words.map(pointsOf);
    return Object.keys(all[0])
      .filter(function (number) {
        return all.every(function (points) {
          return points[number];
        });
      })
      .map(function (number) {
        var sum = all.reduce(function (total, points) {
          return total + points[number];
        }, 0);
        return { number: Number(number), sum: sum, own: Number(index.sections[number][4] === language) };
      })
      .sort(function (a, b) {
        return b.own - a.own || b.sum - a.sum || a.number - b.number;
      });
  }

  function show() {
    var found = search(field.value);
    list.replaceChildren();
    list.hidden = !found || found.length === 0;
    count.textContent = !found
      ? ''
      : found.length === 0
        ? form.dataset.nothing
        : form.dataset.found.replace('{count}', found.length);
    (found || []).slice(0, MOST).forEach(function (one) {
      var section = index.sections[one.number];
      var link = document.createElement('a');
      link.href = root + section[0];
      link.textContent = section[1] === section[2] ? section[1] : section[1] + ' › ' + section[2];
      var excerpt = document.createElement('p');
      excerpt.textContent = section[3];
      var item = document.createElement('li');
      if (section[4] !== language) item.lang = section[4];
      item.append(link, excerpt);
      list.append(item);
    });
  }

  field.addEventListener('input', show);
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    var first = list.querySelector('a');
    if (first) first.click();
  });
  form.addEventListener('keydown', function (event) {
    if (event.key !== 'Escape') return;
    field.value = '';
    show();
    field.focus();
  });
})();
