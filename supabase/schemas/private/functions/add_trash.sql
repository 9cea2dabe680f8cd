-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE PROCEDURE private.add_trash(IN kind text, IN roles public.app_role[], IN label text, IN condition text DEFAULT 'true'::text, IN own_roles public.app_role[] DEFAULT '{}'::public.app_role[], IN manages text DEFAULT NULL::text, IN parts text[] DEFAULT NULL::text[])
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
declare
  relation regclass;
  command record;
begin
  insert into private.trash_kinds (kind, roles, label, condition, own_roles, manages, parts)
    values ($1, $2, $3, $4, $5, $6, $7);
  for relation in select format('public.%I', kind)::regclass
    union select r.child from private.references_to(format('public.%I', kind)::regclass) r where $7 is null
    union select part::regclass from unnest($7) as part
  loop
    execute format('grant select, insert, delete on %s to function_owner', relation);
    for command in select * from (values ('r'::"char", 'select', 'using (true)'), ('a', 'insert', 'with check (true)'),
      ('d', 'delete', 'using (true)')) as c (letter, verb, clause)
    loop
      if not exists (select from pg_catalog.pg_policy p where p.polrelid = relation
        and p.polcmd in (command.letter, '*') and 'function_owner'::regrole = any (p.polroles)) then
        execute format('create policy "function owner, for the trash: %1$s" on %2$s for %1$s to function_owner %3$s',
          command.verb, relation, command.clause);
      end if;
    end loop;
    call private.let_function_owner_lock(relation);
  end loop;
end $procedure$;
