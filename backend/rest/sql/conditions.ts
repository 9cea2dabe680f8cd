import { COMPARISONS, type Condition, type Filter, TEXT_SEARCHES, type Test } from "../query/filters.ts"
import { arrayLiteral } from "./parameters.ts"
import { fieldSql, type Scope } from "./scope.ts"

const TEXTS = new Set(["text", "varchar", "bpchar", "citext", "name"])

/** SQL for a filter on an embedded resource, or null if the filter is on a column. */
type EmbedTest = (filter: Filter) => string | null

export function conditionSql(scope: Scope, condition: Condition, embedTest: EmbedTest): string {
  if (condition.kind === "filter") return embedTest(condition) ?? filterSql(scope, condition)
  const terms = condition.terms.map(term => conditionSql(scope, term, embedTest))
  return `${condition.negated ? "not " : ""}(${terms.join(` ${condition.kind} `)})`
}

function filterSql(scope: Scope, { field, negated, test }: Filter): string {
  const { sql, baseType } = fieldSql(scope, field)
  const tested = testSql(scope, sql, baseType, test)
  return negated ? `not (${tested})` : tested
}

function testSql({ parameters }: Scope, sql: string, baseType: string, test: Test): string {
  switch (test.kind) {
    case "is":
      return `${sql} is ${test.value}`
    case "in":
      return `${sql} = any (${parameters.add(arrayLiteral(test.values))})`
    case "compare": {
      const { operator, quantifier, value } = test
      // supabase-js sends null as text; only for a text column can it be meant literally.
      if (operator === "isdistinct" && value === "null" && !TEXTS.has(baseType)) return `${sql} is not null`
      const isPattern = operator === "like" || operator === "ilike"
      const bound = parameters.add(isPattern ? value.replaceAll("*", "%") : value)
      return `${sql} ${COMPARISONS[operator]} ${quantifier ? `${quantifier} (${bound})` : bound}`
    }
    case "search": {
      const config = test.config === undefined ? "" : `${parameters.add(test.config)}::regconfig, `
      const document = baseType === "tsvector" ? sql : `to_tsvector(${config}${sql})`
      return `${document} @@ ${TEXT_SEARCHES[test.operator]}(${config}${parameters.add(test.value)})`
    }
  }
}
