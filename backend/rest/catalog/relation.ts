export interface Column {
  name: string
  /** The type as SQL, formatted by PostgreSQL. */
  type: string
  /** Short type name, such as json or tsvector; domains by their base type. */
  baseType: string
  defaultSql: string | null
  isGenerated: boolean
}

export interface Relation {
  oid: number
  name: string
  /** Schema and name, quoted. */
  sql: string
  isView: boolean
  /** False for row types that only functions return. */
  isExposed: boolean
  columns: Map<string, Column>
  primaryKey: string[]
}
