-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.seal_audit()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  entry public.audit_entries;
  place bigint;
  last_hash bytea;
begin
  perform pg_advisory_xact_lock(hashtext('private.seal_audit'));
  select l.position, l.hash into place, last_hash from public.audit_links l order by l.position desc limit 1;
  place := coalesce(place, 0);
  for entry in select e.* from private.audit_unsealed u join public.audit_entries e on e.id = u.entry_id
    order by e.occurred_at, e.id limit 20000
  loop
    place := place + 1;
    last_hash := private.audit_hash(last_hash, entry);
    insert into public.audit_links (position, entry_id, hash) values (place, entry.id, last_hash);
    delete from private.audit_unsealed u where u.entry_id = entry.id;
  end loop;
end $function$;
grant execute on function private.seal_audit() to function_owner;
