-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.person_guardianships(person uuid)
 RETURNS TABLE(id uuid, is_guardian boolean, other_id uuid, other_name text, relation text, verified_at timestamp with time zone, ended_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.has_opened(person) then return; end if;
  return query select g.id, g.guardian_id = person, o.id, o.display_name, g.relation, g.verified_at, g.ended_at
    from public.guardianships g join public.profiles o
      on o.id = case when g.guardian_id = person then g.learner_id else g.guardian_id end
    where g.guardian_id = person or g.learner_id = person
    order by g.created_at desc limit 50;
end $function$;
alter function private.person_guardianships(person uuid) owner to function_owner;
grant execute on function private.person_guardianships(person uuid) to authenticated;
