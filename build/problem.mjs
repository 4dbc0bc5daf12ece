/** A problem that stops a build, in sentences for the person who builds. */
export class BuildProblem extends Error {
  constructor(sentences) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
